/** What someone wrote, as it was: no links, no pictures. */
export function Excerpt({ children }: { children: string }) {
  return (
    <blockquote
      dir="auto"
      className="wrap-anywhere whitespace-pre-line border-line-strong border-s-3 ps-4"
    >
      {children}
    </blockquote>
  );
}
