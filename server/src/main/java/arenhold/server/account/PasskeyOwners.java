package arenhold.server.account;

import java.nio.ByteBuffer;
import java.util.UUID;
import org.springframework.security.web.webauthn.api.Bytes;
import org.springframework.security.web.webauthn.api.ImmutablePublicKeyCredentialUserEntity;
import org.springframework.security.web.webauthn.api.PublicKeyCredentialUserEntity;
import org.springframework.security.web.webauthn.management.PublicKeyCredentialUserEntityRepository;
import org.springframework.stereotype.Component;

/** Maps passkey user handles, the sixteen bytes of a player's id, to accounts. */
@Component
class PasskeyOwners implements PublicKeyCredentialUserEntityRepository {

  private final Accounts accounts;

  PasskeyOwners(Accounts accounts) {
    this.accounts = accounts;
  }

  static Bytes id(UUID player) {
    ByteBuffer bytes = ByteBuffer.allocate(16);
    bytes.putLong(player.getMostSignificantBits()).putLong(player.getLeastSignificantBits());
    return new Bytes(bytes.array());
  }

  static UUID player(Bytes id) {
    ByteBuffer bytes = ByteBuffer.wrap(id.getBytes());
    return new UUID(bytes.getLong(), bytes.getLong());
  }

  @Override
  public PublicKeyCredentialUserEntity findById(Bytes id) {
    return entity(player(id));
  }

  /**
   * @param player the player's id, used as user name because it is unique and never changes
   */
  @Override
  public PublicKeyCredentialUserEntity findByUsername(String player) {
    return entity(UUID.fromString(player));
  }

  private PublicKeyCredentialUserEntity entity(UUID player) {
    if (accounts.account(player).isEmpty()) return null;
    String name = accounts.player(player).name();
    return ImmutablePublicKeyCredentialUserEntity.builder()
        .id(id(player))
        .name(player.toString())
        .displayName(name)
        .build();
  }

  /** Not supported: only {@link Accounts} creates accounts. */
  @Override
  public void save(PublicKeyCredentialUserEntity entity) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void delete(Bytes id) {
    throw new UnsupportedOperationException();
  }
}
