/** The text of a Markdown file, which Vite puts into the page. */
declare module '*.md?raw' {
  const text: string;
  export default text;
}
