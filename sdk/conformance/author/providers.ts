/** What providers ask and answer, in the smallest form that is still theirs. */

export const chat = {
  request: (content: string, more: object = {}) => ({
    model: "gpt-x",
    messages: [{ role: "user", content }],
    ...more,
  }),
  answer: (message: object, finish = "stop") => ({
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1,
    model: "gpt-x",
    choices: [{ index: 0, message: { role: "assistant", content: null, ...message }, finish_reason: finish }],
  }),
  call: (id: string, name: string, args: string) => ({
    id,
    type: "function",
    function: { name, arguments: args },
  }),
};
export const chunk = (delta: object, finish: string | null = null, index = 0) => ({
  id: "chatcmpl-1",
  object: "chat.completion.chunk",
  created: 1,
  model: "gpt-x",
  choices: [{ index, delta, finish_reason: finish }],
});
export const say = (content: string) => chunk({ content });
export const chunkCall = (index: number, id: string | undefined, name: string | undefined, args: string) =>
  chunk({
    tool_calls: [
      { index, ...(id ? { id, type: "function" } : {}), function: { ...(name ? { name } : {}), arguments: args } },
    ],
  });

export const claude = {
  request: (content: string, more: object = {}) => ({
    model: "claude-x",
    max_tokens: 64,
    messages: [{ role: "user", content }],
    ...more,
  }),
  answer: (content: readonly object[], stop = "end_turn") => ({
    id: "msg_1",
    type: "message",
    role: "assistant",
    model: "claude-x",
    content,
    stop_reason: stop,
    stop_sequence: null,
    usage: { input_tokens: 1, output_tokens: 1 },
  }),
  start: {
    type: "message_start",
    message: {
      id: "msg_1",
      type: "message",
      role: "assistant",
      model: "claude-x",
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: { input_tokens: 1, output_tokens: 1 },
    },
  },
  text: (index: number) => ({ type: "content_block_start", index, content_block: { type: "text", text: "" } }),
  say: (index: number, text: string) => ({ type: "content_block_delta", index, delta: { type: "text_delta", text } }),
  use: (index: number, id: string, name: string) => ({
    type: "content_block_start",
    index,
    content_block: { type: "tool_use", id, name, input: {} },
  }),
  json: (index: number, partial_json: string) => ({
    type: "content_block_delta",
    index,
    delta: { type: "input_json_delta", partial_json },
  }),
  end: (index: number) => ({ type: "content_block_stop", index }),
  done: (stop = "end_turn") => ({
    type: "message_delta",
    delta: { stop_reason: stop, stop_sequence: null },
    usage: { output_tokens: 9 },
  }),
  stop: { type: "message_stop" },
};

const message = (text: string) => ({
  type: "message",
  id: "msg_1",
  role: "assistant",
  status: "completed",
  content: [{ type: "output_text", text, annotations: [] }],
});
const responsesAnswer = (output: readonly object[]) => ({
  id: "resp_1",
  object: "response",
  status: "completed",
  model: "gpt-x",
  output,
});
export const responses = {
  request: (input: string, more: object = {}) => ({ model: "gpt-x", input, ...more }),
  answer: responsesAnswer,
  call: (id: string, name: string, args: string) => ({
    type: "function_call",
    id: `fc_${id}`,
    call_id: id,
    name,
    arguments: args,
    status: "completed",
  }),
  message,
  created: {
    type: "response.created",
    sequence_number: 0,
    response: { id: "resp_1", object: "response", status: "in_progress", model: "gpt-x", output: [] },
  },
  say: (delta: string) => ({
    type: "response.output_text.delta",
    sequence_number: 1,
    item_id: "msg_1",
    output_index: 0,
    content_index: 0,
    delta,
  }),
  said: (text: string) => ({
    type: "response.output_text.done",
    sequence_number: 2,
    item_id: "msg_1",
    output_index: 0,
    content_index: 0,
    text,
  }),
  added: (index: number, item: object) => ({
    type: "response.output_item.added",
    sequence_number: 3,
    output_index: index,
    item,
  }),
  json: (index: number, id: string, delta: string) => ({
    type: "response.function_call_arguments.delta",
    sequence_number: 4,
    item_id: `fc_${id}`,
    output_index: index,
    delta,
  }),
  jsonDone: (index: number, id: string, args: string) => ({
    type: "response.function_call_arguments.done",
    sequence_number: 5,
    item_id: `fc_${id}`,
    output_index: index,
    arguments: args,
  }),
  itemDone: (index: number, item: object) => ({
    type: "response.output_item.done",
    sequence_number: 6,
    output_index: index,
    item,
  }),
  completed: (output: readonly object[]) => ({
    type: "response.completed",
    sequence_number: 7,
    response: responsesAnswer(output),
  }),
};
