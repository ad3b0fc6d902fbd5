/**
 * The command that starts this server, for messages: that of the published package, whose programs are JavaScript, or
 * that of the repository, whose programs are TypeScript.
 */
export const START_COMMAND = import.meta.filename.endsWith('.ts') ? 'npm start' : 'npx asteroute';
