import { latinDigits } from '@upaj/contract/latin-digits';

/** The ten digits of an Indian mobile number, however it is written. */
const tenDigits = (phone: string) => latinDigits(phone).replace(/\D/g, '').slice(-10);

export const telLink = (phone: string): string => `tel:+91${tenDigits(phone)}`;

/** Opens a chat with this number; the text can be changed before it is sent. */
export const whatsAppLink = (phone: string, text: string): string =>
  `https://wa.me/91${tenDigits(phone)}?text=${encodeURIComponent(text)}`;
