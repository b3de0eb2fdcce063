/** The body that a caller gets in place of an answer. */

export const blockBody = (reason: string, more: object = {}) => ({
  error: {
    type: "request_blocked",
    code: "portcullis_request_blocked",
    message: `Request blocked by Portcullis: ${reason}.`,
    param: null,
    reason,
    severity: null,
    categories: [],
    request_id: null,
    ...more,
  },
});
