import { nowMillis } from '../clock.ts';
import { DAY_SECONDS } from '../day-length.ts';
import type { Caching } from './caching.ts';

/** What to do about a failure: ask again later, ask less often, or never ask this address again. */
export type RetryPolicy = 'retry' | 'slow_down' | 'stop';

const FAILURES = {
  invalid_url: ['stop', 'Cette adresse n’est pas valable.'],
  scheme: ['stop', 'Seules les adresses en http et en https sont visitées.'],
  user_info: [
    'stop',
    'Une adresse qui contient un identifiant ou un mot de passe n’est pas visitée.',
  ],
  port: ['stop', 'Ce port n’est pas permis : seuls les ports 80 et 443 le sont.'],
  private_address: [
    'stop',
    'Cette adresse mène à une machine qui n’est pas sur l’Internet public.',
  ],
  unknown_host: ['stop', 'Ce site n’existe pas : son nom ne mène à aucune machine.'],
  name_lookup: ['retry', 'Le nom de ce site n’a pas pu être résolu pour le moment.'],
  unreachable: ['retry', 'Ce site est injoignable pour le moment.'],
  interrupted: ['retry', 'Le site a coupé sa réponse avant la fin.'],
  timeout: ['retry', 'Le site met trop de temps à répondre.'],
  too_slow: ['retry', 'Le site envoie ce fichier trop lentement.'],
  certificate: ['stop', 'Le certificat de ce site n’est pas valable.'],
  malformed: ['stop', 'La réponse de ce site est illisible.'],
  headers_too_large: ['stop', 'Les en-têtes de la réponse sont trop longs.'],
  too_large: ['stop', 'La réponse dépasse 5 Mio.'],
  compression: ['stop', 'La réponse est compressée d’une façon inconnue, ou abîmée.'],
  content_type: ['stop', 'Ce que cette adresse contient n’est pas du type attendu.'],
  too_many_redirects: ['stop', 'Cette adresse redirige plus de cinq fois.'],
  redirect: ['stop', 'Cette adresse redirige vers une autre.'],
  downgrade: ['stop', 'Cette adresse redirige de https vers http.'],
  forbidden: ['stop', 'Le site refuse que cette page soit lue.'],
  gone: ['stop', 'Cette page n’existe pas, ou plus.'],
  status: ['stop', 'Le site n’a pas donné la page.'],
  slow_down: ['slow_down', 'Le site demande d’attendre avant de revenir.'],
  no_browser: [
    'stop',
    'Aucun Chromium n’est installé pour lire cette page, que ses scripts dessinent.',
  ],
  browser_failed: ['retry', 'Le navigateur n’a pas pu lire cette page.'],
  server_error: ['retry', 'Le site est en panne pour le moment.'],
} as const satisfies Record<string, readonly [RetryPolicy, string]>;

export type FetchFailureCode = keyof typeof FAILURES;

/** What a request to the outside gave; `bytes` is the size of the body after decompression. */
export type FetchOutcome =
  | {
      ok: true;
      /** Where the redirects led. */
      url: string;
      status: number;
      /** The media type without parameters, lower case; null where the site gives none. */
      contentType: string | null;
      /** The encoding that the site declares. */
      charset: string | null;
      body: Buffer;
      bytes: number;
      redirects: number;
      /** Whether and for how long the body may be kept, and what to ask again with. */
      caching: Caching;
    }
  | FetchFailure;

export type FetchFailure = {
  ok: false;
  code: FetchFailureCode;
  policy: RetryPolicy;
  /** In French, for whoever asked. */
  reason: string;
  /** The address that failed: the one asked for, or one that it redirects to. */
  url: string;
  status?: number;
  /** How long the site asks to wait. */
  retryAfterSeconds?: number;
  /** Where the address redirects to, for whoever follows redirects by himself. */
  location?: string;
};

/** Thrown inside the client only, and returned as its outcome. */
export class FetchError extends Error {
  readonly code: FetchFailureCode;
  readonly details: Pick<FetchFailure, 'status' | 'retryAfterSeconds' | 'location'>;

  constructor(code: FetchFailureCode, details: FetchError['details'] = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

export function failureOf(url: string, { code, details }: FetchError): FetchFailure {
  const [policy, reason] = FAILURES[code];
  return { ok: false, code, policy, reason, url, ...details };
}

/** A failure of whoever asked by other means than the client. */
export function fetchFailure(
  url: string,
  code: FetchFailureCode,
  details: FetchError['details'] = {},
): FetchFailure {
  return failureOf(url, new FetchError(code, details));
}

/** What a status other than 2xx means, for the same. */
export function failureOfStatus(
  url: string,
  status: number,
  retryAfter: string | undefined,
): FetchFailure {
  return failureOf(url, statusError(status, retryAfter, nowMillis()));
}

const LONGEST_WAIT_SECONDS = DAY_SECONDS;

/** What a status other than 2xx and a redirect means. @param now for dates in Retry-After, in milliseconds. */
export function statusError(
  status: number,
  retryAfter: string | undefined,
  now: number,
): FetchError {
  if (status === 429 || status === 503) {
    return new FetchError('slow_down', { status, ...readRetryAfter(retryAfter, now) });
  }
  if (status === 404 || status === 410) return new FetchError('gone', { status });
  if (status === 401 || status === 403 || status === 451)
    return new FetchError('forbidden', { status });
  if (status === 408 || status === 425 || status >= 500) {
    return new FetchError('server_error', { status });
  }
  return new FetchError('status', { status });
}

/** Seconds or a date (RFC 9110 §10.2.3), at most a day. */
function readRetryAfter(header: string | undefined, now: number) {
  const value = header?.trim() ?? '';
  const seconds = /^\d{1,9}$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1000;
  if (!Number.isFinite(seconds)) return {};
  return { retryAfterSeconds: Math.min(Math.max(Math.ceil(seconds), 0), LONGEST_WAIT_SECONDS) };
}

const CODES: readonly (readonly [RegExp, FetchFailureCode])[] = [
  [/^(TimeoutError|UND_ERR_(CONNECT|HEADERS|BODY)_TIMEOUT)$/, 'timeout'],
  [/^(UND_ERR_HEADERS_OVERFLOW|HPE_HEADER_OVERFLOW)$/, 'headers_too_large'],
  [/^(ENOTFOUND|ENODATA)$/, 'unknown_host'],
  [/^EAI_/, 'name_lookup'],
  [
    /^(ECONNRESET|EPIPE|UND_ERR_SOCKET|HPE_INVALID_EOF_STATE|UND_ERR_RES_CONTENT_LENGTH_MISMATCH)$/,
    'interrupted',
  ],
  // A status below 100 fails an assertion of undici.
  [/^(HPE_|HTTPParserError$|ERR_ASSERTION$)/, 'malformed'],
  [
    /^(CERT_|CRL_|ERROR_IN_|ERR_TLS_|ERR_SSL_|ERR_OSSL_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|(INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_EXCEEDED|HOSTNAME_MISMATCH|UNSPECIFIED|EPROTO)$)/,
    'certificate',
  ],
  [/^E[A-Z]+$/, 'unreachable'],
];

/** The failure that an error of the network, of TLS or of HTTP amounts to; any other error is one of ours and thrown again. */
export function fetchErrorOf(error: unknown): FetchError {
  if (error instanceof FetchError) return error;
  const { code, name, cause } = error as Error & { code?: unknown };
  if (cause instanceof FetchError) return cause;
  // Errors that the DOM names have a number for a code, and some of the parser none.
  const key = typeof code === 'string' ? code : name;
  const known = CODES.find(([pattern]) => pattern.test(key));
  if (!known) throw error;
  return new FetchError(known[1]);
}
