/** The video's id from the `v` of its address. */
export const filmId = (videoUrl: string): string => new URL(videoUrl).searchParams.get('v') ?? '';
