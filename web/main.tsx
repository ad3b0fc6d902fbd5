import { render } from 'preact';

const app = document.getElementById('app');
if (app) render(<h1>Asteroute</h1>, app);
