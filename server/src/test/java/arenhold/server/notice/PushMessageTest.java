package arenhold.server.notice;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECPrivateKeySpec;
import java.util.Base64;
import org.junit.jupiter.api.Test;

/** Push messages follow RFC 8291, checked against its own example (appendix A). */
class PushMessageTest {

  private static final String BROWSER =
      "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
  private static final String OWN =
      "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";

  private static byte[] bytes(String base64) {
    return Base64.getUrlDecoder().decode(base64);
  }

  private static String text(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  @Test
  void the_example_of_the_standard_comes_out_as_it_stands_there() throws Exception {
    ECPublicKey own = PushMessage.publicKey(bytes(OWN));
    BigInteger secret = new BigInteger(1, bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"));
    var priv =
        KeyFactory.getInstance("EC").generatePrivate(new ECPrivateKeySpec(secret, own.getParams()));
    byte[] sealed =
        PushMessage.encrypt(
            "When I grow up, I want to be a watermelon".getBytes(StandardCharsets.US_ASCII),
            PushMessage.publicKey(bytes(BROWSER)),
            bytes("BTBZMqHH6r4Tts7J_aSIgg"),
            new KeyPair(own, priv),
            bytes("DGv6ra1nlYgDCS1FRnbzlw"));
    assertEquals(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
            + "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
            + "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
        text(sealed));
  }

  @Test
  void a_key_is_written_as_it_was_read() throws Exception {
    assertArrayEquals(bytes(BROWSER), PushMessage.bytes(PushMessage.publicKey(bytes(BROWSER))));
  }

  @Test
  void a_point_off_the_curve_is_no_key() {
    byte[] beside = bytes(BROWSER);
    beside[64]++;
    for (byte[] wrong : new byte[][] {beside, new byte[65], new byte[0], bytes("BTBZMqHH")}) {
      assertThrows(GeneralSecurityException.class, () -> PushMessage.publicKey(wrong));
    }
  }
}
