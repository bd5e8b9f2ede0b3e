/** The mark that stands in the text while a picture is on its way. */
export const uploadMark = (name: string, number: number): string =>
  `![Uploading ${name.replace(/[[\]\\]/g, '')}…](uploading:${number})`

/** Whether a text still waits for a picture. */
export const isWaitingForUpload = (text: string): boolean => text.includes('](uploading:')
