/** Version of the state kept in the browser; state stored under another version is ignored. */
export const STATE_VERSION = '0.30';
