export { Certificate, type Fault, type Violation } from './certificate.ts';
export { type CertifySettings, IN_PLACE_OF_TIME, certify, openCertificate } from './certify.ts';
export { ExaminedPositions } from './positions.ts';
