/** Of a post's headings, in the server's hands and in the browser's. */
export const CONTENTS_ID = 'contents'
export const contentsLabel = 'On this page'
