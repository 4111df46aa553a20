#include "server/service_manager.h"

#include <cstdlib>
#include <cstring>
#include <string>

#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include "server/test_folder.h"

namespace lemniscate::server {
namespace {

/// Receives what a service tells, as systemd does.
class Manager {
  public:
    explicit Manager(const std::string& path) : socket_(::socket(AF_UNIX, SOCK_DGRAM, 0)) {
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        std::memcpy(address.sun_path, path.data(), path.size());
        if (path[0] == '@') address.sun_path[0] = '\0';
        const auto length = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + path.size());
        EXPECT_EQ(bind(socket_, reinterpret_cast<const sockaddr*>(&address), length), 0);
        setenv("NOTIFY_SOCKET", path.c_str(), 1);
    }
    ~Manager() {
        unsetenv("NOTIFY_SOCKET");
        close(socket_);
    }
    Manager(const Manager&) = delete;
    Manager& operator=(const Manager&) = delete;

    std::string heard() const {
        char text[100];
        const ssize_t length = recv(socket_, text, sizeof text, MSG_DONTWAIT);
        return length < 0 ? "nothing" : std::string(text, static_cast<std::size_t>(length));
    }

  private:
    int socket_;
};

TEST(ServiceManager, IsToldByAFile) {
    const TestFolder folder;
    const Manager manager((folder.path() / "notify").string());
    EXPECT_TRUE(tell_service_manager("READY=1"));
    EXPECT_EQ(manager.heard(), "READY=1");
}

TEST(ServiceManager, IsToldByANameThatIsNoFile) {
    const Manager manager("@lemniscate_test_" + std::to_string(getpid()));
    EXPECT_TRUE(tell_service_manager("STOPPING=1"));
    EXPECT_EQ(manager.heard(), "STOPPING=1");
    EXPECT_EQ(manager.heard(), "nothing");
}

TEST(ServiceManager, ThatIsNotThereIsNotNeeded) {
    unsetenv("NOTIFY_SOCKET");
    EXPECT_TRUE(tell_service_manager("READY=1"));
    setenv("NOTIFY_SOCKET", "/nowhere/at/all", 1);
    EXPECT_FALSE(tell_service_manager("READY=1"));
    setenv("NOTIFY_SOCKET", std::string(200, 'x').c_str(), 1);
    EXPECT_FALSE(tell_service_manager("READY=1"));
    unsetenv("NOTIFY_SOCKET");
}

}  // namespace
}  // namespace lemniscate::server
