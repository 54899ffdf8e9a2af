import { createInterface } from 'node:readline';
import { OperatorError } from '#modules/platform/shared.ts';

/**
 * Asks for a password on the terminal without showing it, or reads the first line of a piped standard input. It is
 * never an argument: other users of the machine can read those.
 */
export async function readPassword(question: string): Promise<string> {
  const { stdin, stderr } = process;
  if (!stdin.isTTY) return firstLine();
  stderr.write(question);
  stdin.setRawMode(true);
  stdin.setEncoding('utf8');
  let typed = '';
  try {
    for await (const chunk of stdin) {
      for (const key of String(chunk)) {
        if (key === '\r' || key === '\n') return typed;
        if (key === '\u0003') throw new OperatorError('Interrompu.');
        typed = key === '\u007f' ? typed.slice(0, -1) : typed + key;
      }
    }
    return typed;
  } finally {
    stdin.setRawMode(false);
    stderr.write('\n');
  }
}

async function firstLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  for await (const line of lines) {
    lines.close();
    return line;
  }
  return '';
}
