export interface OfferLanguage {
  name: string
  level: string
}

export interface ProcessStep {
  title: string
  text: string
}

export interface OfferQuestion {
  text: string
}
