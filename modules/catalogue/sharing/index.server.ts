export { forgetIdeaMails, mailIdea, sendIdeaMail } from './commands.server.ts';
export { forgetIdeaMailsJob, sendIdeaMailJob } from './jobs.ts';
