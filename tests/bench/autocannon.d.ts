/** The part of autocannon that the benchmarks use; the package comes without types. */
declare module 'autocannon' {
  type Result = {
    requests: { average: number };
    latency: { p99: number };
    errors: number;
    non2xx: number;
  };
  function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    headers?: Record<string, string>;
  }): Promise<Result>;
  namespace autocannon {
    export type { Result };
  }
  export default autocannon;
}
