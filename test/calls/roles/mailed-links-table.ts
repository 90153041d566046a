/** What a link of a mail opens; the calls of the table name one that nobody was mailed. */
export const MAILED_LINKS = `GET    /api/application-answers/:token                   404   404    404      404   404   404   404     404
GET    /api/application-answers/:token/cv                404   404    404      404   404   404   404     404
POST   /api/application-answers/:token/cv                404   404    404      404   404   404   404     404
POST   /api/application-answers/:token/review            404   404    404      404   404   404   404     404
POST   /api/application-answers/:token/rejection         404   404    404      404   404   404   404     404
POST   /api/application-answers/:token/interview         404   404    404      404   404   404   404     404`
