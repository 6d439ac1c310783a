/** The shape of the frame while the first code loads; the build also renders it into index.html. */
export function FrameSkeleton() {
  return (
    <div aria-hidden="true" className="flex min-h-dvh animate-pulse">
      <div className="hidden w-63 flex-none border-line border-e bg-surface lg:in-data-signed-in:block" />
      <div className="min-w-0 flex-1">
        <div className="h-16 border-line border-b bg-bar md:h-18" />
        <div className="mx-auto grid max-w-page gap-6 px-4 py-6 md:px-8">
          <div className="h-10 w-2/3 max-w-md rounded-control bg-line" />
          <div className="h-58 rounded-panel bg-line" />
          <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
            <div className="h-58 rounded-card bg-line" />
            <div className="h-58 rounded-card bg-line" />
            <div className="hidden h-58 rounded-card bg-line md:block" />
            <div className="hidden h-58 rounded-card bg-line md:block" />
          </div>
        </div>
      </div>
    </div>
  );
}
