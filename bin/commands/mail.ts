import type { Command } from 'commander';
import { closeMail, config, sendMail } from '#modules/platform/index.server.ts';
import { needs, print } from './output.ts';

export function addCommands(program: Command): void {
  const mail = program.command('mail').description('outgoing mail');
  needs(
    'nothing',
    mail
      .command('test')
      .description('send a test mail, or write it to the outbox without SMTP_URL')
      .argument('<address>', 'who receives it')
      .action(async (address: string, _options, command: Command) => {
        await sendMail({
          to: address,
          subject: 'Trouvaille : un essai',
          text: 'Si tu lis ces mots, Trouvaille sait envoyer des messages.\n',
          html: '<p>Si tu lis ces mots, Trouvaille sait envoyer des messages.</p>',
        });
        closeMail();
        const via = config.smtpUrl ? 'smtp' : 'outbox';
        print(command, { to: address, via }, () =>
          via === 'smtp' ? `Sent to ${address}.` : `Written to ${config.dataDir}/outbox.`,
        );
      }),
  );
}
