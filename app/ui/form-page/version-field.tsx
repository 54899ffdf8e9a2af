/** What a form shows, for the server to notice that somebody has changed it meanwhile. */
export function VersionField({ version }: { version: string | number }) {
  return <input type="hidden" name="version" value={version} readOnly />;
}
