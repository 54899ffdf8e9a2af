/** What a route declares in its `handle` of how the server serves it. A parent's declarations count for its children. */
export type RouteHandle = {
  /**
   * The page is the same for every visitor without an account: at its own address it is kept in memory, ready to send.
   * The address is the one in `app/routes.ts`, to the last slash.
   */
  cached?: boolean;
  /** Programs call the route: who may not is answered in JSON, in place of the error page or the way to sign in. */
  call?: boolean;
  /** Largest body of a post, in bytes; 64 KiB unless declared. A longer one is answered 413. */
  bodyLimit?: number;
  /** The action receives the body while it arrives; reading on beyond the limit fails with `too_large`. */
  streamsUpload?: boolean;
  /** The answer is sent while it is produced, as fast as the client takes it. */
  streamsAnswer?: boolean;
  /** How many requests of the route are answered at once; the others wait in the order they came. No limit unless declared. */
  lane?: number;
  /**
   * Whether a post to this very path may come from a page of any site; from ours alone unless declared. The path must
   * prove by itself that the caller may do what is asked.
   */
  crossOriginPost?: (path: string) => boolean;
};
