// Words of the moderators' home.

export const modText = {
  metaTitle: 'Modération',
  title: 'À relire',
  nothing: 'Rien n’attend ta relecture.',
};
