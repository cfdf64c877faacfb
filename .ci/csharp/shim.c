/* .NET Core 3.1 asks OpenSSL for three functions that OpenSSL 3 has only as macros. This library
 * adds them, on top of the machine's OpenSSL 3, so that hashing works in the compiler. */
void ERR_new(void);
void ERR_set_debug(const char *file, int line, const char *function);
void ERR_set_error(int lib, int reason, const char *format, ...);
int EVP_MD_get_size(const void *digest);
void *SSL_get1_peer_certificate(const void *ssl);

void ERR_put_error(int lib, int function, int reason, const char *file, int line) {
    (void)function;
    ERR_new();
    ERR_set_debug(file, line, "");
    ERR_set_error(lib, reason, 0);
}

int EVP_MD_size(const void *digest) { return EVP_MD_get_size(digest); }

void *SSL_get_peer_certificate(const void *ssl) { return SSL_get1_peer_certificate(ssl); }
