/**
 * A provider's client with the guard around the methods that send payloads. The client itself is not changed: a proxy
 * stands before it, and helpers that go through those methods (`parse`, `stream`, `runTools`) are guarded with them.
 */
import type { PortcullisClient } from "../client.ts";
import type { DecorateOptions } from "../decorate.ts";
import type { Provider } from "../words.ts";

/** Which methods of which resources send payloads, by path: `chat.completions.create`. */
export type Guarded = Readonly<Record<string, Provider>>;

/** What adapters need of a client; a `PortcullisFake` will do as well. */
export type Portcullis = Pick<PortcullisClient, "guard" | "options">;

interface ProviderPromise extends PromiseLike<unknown> {
  asResponse?(): Promise<Response>;
  withResponse?(): Promise<object>;
}
type Method = (...args: unknown[]) => ProviderPromise;

export function guardClient<C extends object>(
  client: C,
  portcullis: Portcullis,
  methods: Guarded,
  options: DecorateOptions,
): C {
  const root: C = standBefore(client, "");
  return root;

  function standBefore<T extends object>(target: T, path: string): T {
    const known = new Map<unknown, unknown>();
    return new Proxy(target, {
      get(inner, name, receiver) {
        // Resources hold the client they were made by; through it they would reach around the guard.
        if (name === "_client") return root;
        const value: unknown = Reflect.get(inner, name, inner);
        // A copy with other options is the same client to whoever holds it, and must be guarded like it.
        if (name === "withOptions" && typeof value === "function") {
          return (...args: unknown[]) =>
            guardClient(Reflect.apply(value, inner, args) as C, portcullis, methods, options);
        }
        if (typeof name === "symbol" || name.startsWith("#")) return value;
        const at = path === "" ? name : `${path}.${name}`;
        const provider = Object.hasOwn(methods, at) ? methods[at] : undefined;
        const isOnTheWay = Object.keys(methods).some((one) => one.startsWith(`${at}.`));
        if (!known.has(value)) {
          if (provider) known.set(value, guardMethod(value as Method, inner, provider));
          else if (isOnTheWay && typeof value === "object" && value !== null) known.set(value, standBefore(value, at));
          else if (typeof value === "function" && path !== "")
            known.set(value, (...args: unknown[]) => Reflect.apply(value, receiver, args));
          else known.set(value, value);
        }
        return known.get(value);
      },
    });
  }

  function guardMethod(method: Method, self: object, provider: Provider): Method {
    return (...args) => {
      let sent: ProviderPromise | null = null;
      const call = (...given: unknown[]) => {
        sent = Reflect.apply(method, self, given) as ProviderPromise;
        return sent;
      };
      const decorated = portcullis.guard.decorate(call, { provider, ...options }) as unknown as (
        ...all: unknown[]
      ) => Promise<unknown>;
      return likeProviderPromise(decorated(...args), () => sent);
    };
  }
}

/** Providers' promises can also give the raw response; helpers of theirs rely on it. */
function likeProviderPromise(promise: Promise<unknown>, sent: () => ProviderPromise | null): ProviderPromise {
  const response = async (data: unknown) => (await sent()?.asResponse?.()) ?? Response.json(data);
  const more = {
    asResponse: async () => response(await promise),
    async withResponse() {
      const data = await promise;
      const given = (await sent()?.withResponse?.()) ?? { response: await response(data), request_id: null };
      return { ...given, data };
    },
    _thenUnwrap: (transform: (data: unknown) => unknown) => likeProviderPromise(promise.then(transform), sent),
  };
  return Object.assign(promise, more);
}
