/** What pages of several domains say of themselves. */

export interface PageMeta {
  readonly title: string
  readonly description: string
}

export interface QuestionAnswer {
  readonly question: string
  readonly answer: string
}
