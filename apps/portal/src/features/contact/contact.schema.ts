import { ContactMessage } from '@upaj/contract/contact.schema';
import { contractResolver } from '../../shared/forms/resolver.schema.ts';

export const contactResolver = contractResolver(ContactMessage);
