// Apart from the other texts of alerts, so that a search does not load them for the words of a link.
export const alertLinkText = 'Me prévenir';
