/** A mail without its recipient. */
type MailContent = { subject: string; text: string; html: string };

/** Asks whoever reads an address to confirm that the account is theirs. */
export function signupMail(link: string): MailContent {
  return compose('Valide ton compte Trouvaille', [
    'Bonjour !',
    'Quelqu’un, sans doute toi, vient de créer un compte Trouvaille avec cette adresse. Pour l’ouvrir, il reste une chose à faire :',
    { label: 'Valider mon compte', link },
    'Le lien marche pendant 48 heures. Si tu n’as rien demandé, ne fais rien : sans validation, le compte n’existera pas.',
    'À bientôt !',
  ]);
}

/** Tells the owner of an account that someone tried to create a second one. */
export function alreadySignedUpMail(signInLink: string): MailContent {
  return compose('Tu as déjà un compte Trouvaille', [
    'Bonjour !',
    'Quelqu’un, sans doute toi, a voulu créer un compte Trouvaille avec cette adresse. Elle en a déjà un : il suffit de te connecter.',
    { label: 'Me connecter', link: signInLink },
    'Si ce n’était pas toi, tu n’as rien à faire : rien n’a changé.',
    'À bientôt !',
  ]);
}

type Paragraph = string | { label: string; link: string };

function compose(subject: string, paragraphs: Paragraph[]): MailContent {
  const text = paragraphs
    .map((part) => (typeof part === 'string' ? part : `${part.label} : ${part.link}`))
    .join('\n\n');
  const body = paragraphs
    .map((part) =>
      typeof part === 'string'
        ? `<p>${part}</p>`
        : `<p><a href="${part.link}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:#c8182f;color:#fffaf2;font-weight:bold;text-decoration:none">${part.label}</a></p>`,
    )
    .join('\n');
  const html = `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="margin:0;padding:32px 16px;background:#f8ecda;color:#251912;font:17px/1.5 system-ui,sans-serif">
<div style="max-width:34rem;margin:auto;padding:24px;border-radius:18px;background:#fffdf8">
${body}
</div></body></html>`;
  return { subject, text: `${text}\n`, html };
}
