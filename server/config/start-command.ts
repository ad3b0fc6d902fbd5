/** For messages: the programs of the published package are JavaScript, those of the repository TypeScript. */
export const START_COMMAND = import.meta.filename.endsWith('.ts')
  ? `npm ${process.argv.includes('--dev') ? 'run dev' : 'start'}`
  : 'npx asteroute';
