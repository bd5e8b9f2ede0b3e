/** Texts that pages of several domains share. */

export interface PageMeta {
  readonly title: string
  readonly description: string
}

export interface QuestionAnswer {
  readonly question: string
  readonly answer: string
}
