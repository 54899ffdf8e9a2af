import type { Command } from 'commander';
import { closeMail, config, sendMail } from '#modules/platform/index.server.ts';
import { needs, print } from './output.ts';

export function addCommands(program: Command): void {
  const mail = program.command('mail').description('messages envoyés');
  needs(
    'nothing',
    mail
      .command('test')
      .description('envoyer un message d’essai (sans SMTP_URL, il est écrit dans outbox)')
      .argument('<adresse>', 'qui le reçoit')
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
          via === 'smtp' ? `Envoyé à ${address}.` : `Écrit dans ${config.dataDir}/outbox.`,
        );
      }),
  );
}
