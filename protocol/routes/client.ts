import { contactRequest } from '../messages.ts';
import { budgetState, contactErased, contactView, publishedServer } from '../views.ts';
import { route } from './route.ts';

const CONTACT = { tag: 'client', limit: 'lists' } as const;

export const CLIENT_ROUTES = {
  readContact: route('GET /api/contact', {
    ...CONTACT,
    summary: 'How the owner of the token is told outside the page',
    description: 'The token is one of its own, not that of a seat: the command `reach` names it at a table.',
    who: ['token'],
    answer: contactView,
  }),
  setContact: route('POST /api/contact', {
    ...CONTACT,
    summary: 'Says how the owner of the token is told outside the page',
    description: 'A new mail address gets one mail, whose link its owner has to open before it gets others.',
    body: contactRequest,
    who: ['token', 'account?'],
    answer: contactView,
    refuses: ['not-offered'],
  }),
  eraseContact: route('POST /api/contact/erase', {
    ...CONTACT,
    summary: 'Removes how the owner of the token is told',
    who: ['token'],
    answer: contactErased,
  }),
  readServer: route('GET /.well-known/asteroute.json', {
    tag: 'client',
    summary: 'The key that checks the records of this server, and how it tells people outside the page',
    answer: publishedServer,
    anyOrigin: true,
  }),
  readBudget: route('GET /api/budget', {
    tag: 'client',
    summary: 'What the address of the client may still use today',
    answer: budgetState,
  }),
} as const;
