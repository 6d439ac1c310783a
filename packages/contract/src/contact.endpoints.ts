import { ContactMessage } from './contact.schema.ts';
import { defineEndpoint } from './endpoint.ts';
import { Done } from './fields.ts';

export const sendMessage = defineEndpoint({
  name: 'sendMessage',
  resource: 'contact',
  method: 'POST',
  path: '/api/v1/contact',
  access: 'anyone',
  summary: 'Stores a message to Upaj and mails it.',
  body: ContactMessage,
  // A message of 5000 characters, of six bytes where a client escapes them.
  maxBodyBytes: 32_000,
  replies: { 202: Done },
  errors: [],
});
