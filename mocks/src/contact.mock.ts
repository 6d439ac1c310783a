import { contract } from '@upaj/contract/contract';
import { mockEndpoint } from './mock-endpoint.ts';

const sendMessage = mockEndpoint(contract.sendMessage, () => ({
  status: 202,
  body: { success: true, message: 'Your message has been sent successfully!' },
}));

/** The mock server's contact form: it accepts every valid message and stores none. */
export const contactHandlers = [sendMessage];
