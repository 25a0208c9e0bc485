/** What a probe says when whoever answered speaks another protocol. */
export const FOREIGN_PROTOCOL =
  /malformed HTTP|HTTP\/1\.x transport|HTTP response to HTTPS|HTTPS? (?:request|client)|first record does not look like a TLS|Unimplemented|error reading server preface|connection closed before server preface|does not implement the grpc health|http2: (?:frame|client)|EOF$|gave HTTP|wrong version number/i
