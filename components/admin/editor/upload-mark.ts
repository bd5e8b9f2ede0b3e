/** The mark that stands in the text while a picture is on its way. */
export const uploadMark = (name: string, number: number): string =>
  `![Uploading ${name.replace(/[[\]\\]/g, '')}…](uploading:${number})`

const MARK = /!\[Uploading [^\]]*…\]\(uploading:\d+\)\n*/g

/** Whether a text still waits for a picture. */
export const isWaitingForUpload = (text: string): boolean => text.includes('](uploading:')

/** A kept text without the marks of uploads that ended with the page they were begun on. */
export const withoutUploadMarks = (text: string): string => text.replace(MARK, '')
