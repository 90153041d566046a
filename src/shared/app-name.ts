/** The product's name is written here and nowhere else. */
export const APP_NAME = 'Asafidy'
