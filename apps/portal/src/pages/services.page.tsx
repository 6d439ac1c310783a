/** /services and /explore: everything that there is to use, explained. */
export default function ServicesPage() {
  return <div />;
}
