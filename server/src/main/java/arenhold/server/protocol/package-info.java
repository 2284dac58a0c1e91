/**
 * The wire protocol between browser and server: sealed records per direction, the document every
 * viewer sees, and their JSON. The TypeScript types are generated from these records. May depend on
 * {@code arenhold.rules} and {@code clock}; knows no room and no socket. Start reading at {@link
 * arenhold.server.protocol.FromClient} and {@link arenhold.server.protocol.ToClient}.
 */
package arenhold.server.protocol;
