import { defineCall } from './call.ts';
import { ContactMessage } from './contact.schema.ts';
import { Done } from './fields.ts';

export const sendMessage = defineCall({
  name: 'sendMessage',
  resource: 'contact',
  method: 'POST',
  path: '/api/v1/contact',
  access: 'anyone',
  summary: 'Keeps a message to Upaj and mails it.',
  body: ContactMessage,
  replies: { 202: Done },
  errors: [],
});
