import { Agent, request } from 'node:http';

/** A visitor without JavaScript, on one connection of its own, who records how long each answer took. */
export class FormVisitor {
  /** Milliseconds from each posted answer to the last byte of the next page. */
  readonly answerTimes: number[] = [];
  /** Answers and feedback posted so far. */
  moves = 0;
  readonly #url: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  #turn = 0;

  constructor(url: string) {
    this.#url = url;
  }

  /** Plays search after search until a moment (of `performance.now`). */
  async play(until: number): Promise<void> {
    let page = await this.#start();
    while (performance.now() < until) {
      const sid = field(page, 'sid');
      const question = field(page, 'question_id');
      const idea = field(page, 'idea');
      if (sid && page.includes('name="answer"') && question) {
        const began = performance.now();
        this.moves += 1;
        page = await this.#post({
          intent: 'answer',
          sid,
          question_id: question,
          answer: this.#answer(page),
        });
        this.answerTimes.push(performance.now() - began);
      } else if (sid && idea) {
        this.moves += 1;
        page = await this.#post({
          intent: 'feedback',
          sid,
          idea,
          feedback: 'BadIdea',
          aaq: String(field(page, 'aaq') ?? 'false'),
        });
      } else page = await this.#start();
    }
    this.#agent.destroy();
  }

  #answer(page: string): string {
    this.#turn += 1;
    const [yes, no] = page.includes('value="Good"') ? ['Good', 'Bad'] : ['Yes', 'No'];
    return this.#turn % 3 === 0 ? yes! : no!;
  }

  #start(): Promise<string> {
    return this.#post({
      intent: 'start',
      gender: 'Unknown',
      age: '40',
      price_min: '20',
      price_max: '100',
      hints: '',
      from_location: '/',
    });
  }

  #post(fields: Record<string, string>): Promise<string> {
    const body = new URLSearchParams({ ...fields, scripts: 'no' }).toString();
    return new Promise((resolve, reject) => {
      const posted = request(
        `${this.#url}/search`,
        {
          method: 'POST',
          agent: this.#agent,
          headers: {
            'Content-Type': 'application/x-www-form-urlencoded',
            'Content-Length': Buffer.byteLength(body),
            'Sec-Fetch-Site': 'same-origin',
          },
        },
        (response) => {
          let page = '';
          response.setEncoding('utf8');
          response.on('data', (chunk) => {
            page += chunk;
          });
          response.on('end', () => {
            if (response.statusCode === 200) resolve(page);
            else reject(new Error(`POST /search answered ${response.statusCode}`));
          });
        },
      );
      posted.on('error', reject);
      posted.end(body);
    });
  }
}

/** The value of the first field of a name in a page. */
function field(page: string, name: string): string | undefined {
  const tag = page.match(new RegExp(`<(?:input|button)[^>]*\\bname="${name}"[^>]*>`))?.[0];
  return tag?.match(/\bvalue="([^"]*)"/)?.[1];
}
