/** The video's id from the `v` of its address. */
export const getVideoId = (videoUrl: string): string =>
  new URL(videoUrl).searchParams.get('v') ?? '';
