/** The publisher's title keeps its own language, whatever list it is in. */
export function VideoTitle({ children }: { children: string }) {
  return <span lang={/\p{Script=Devanagari}/u.test(children) ? 'hi' : 'en'}>{children}</span>;
}
