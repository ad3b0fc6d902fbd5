/** The used part of the package, which has no types of its own. */
declare module 'web-push' {
  interface RequestDetails {
    readonly endpoint: string;
    readonly headers: Readonly<Record<string, string | number>>;
    readonly body: Uint8Array<ArrayBuffer>;
  }
  interface Options {
    readonly vapidDetails: { readonly subject: string; readonly publicKey: string; readonly privateKey: string };
    readonly TTL: number;
    readonly topic: string;
    readonly urgency: 'high';
  }
  interface Subscription {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  }
  const webPush: { generateRequestDetails(to: Subscription, payload: string, options: Options): RequestDetails };
  export default webPush;
}
