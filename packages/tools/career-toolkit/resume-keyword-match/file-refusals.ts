/** Refusals that several file readers share. */
export const WRONG_KIND = 'Résumé file must be a PDF or a Word file (DOCX).'
export const UNREADABLE = 'This file cannot be read. Save it anew, or paste the text instead.'
